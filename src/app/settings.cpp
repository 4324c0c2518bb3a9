#include "app/settings.hpp"

#include "files/game_form.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace bacler {

namespace {

using nlohmann::json;

constexpr const char* format = "bacler/settings/1";
constexpr std::array<std::string_view, 3> scheme_names{"light", "dark", "contrast"};

std::string lang_name(const std::optional<Lang>& lang) {
    if (!lang) return "system";
    return *lang == Lang::fr ? "fr" : "en";
}

/// One key of the file after another; what it cannot make out is a fault.
class Reader {
public:
    Reader(const std::string& path, const json& file) : path_(path), file_(file) {}

    void read_lang(std::optional<Lang>& into) {
        const std::optional<std::string> name = text("lang", "system, fr, en");
        if (!name || *name == "system") return;
        into = lang_named(*name);
        if (!into) refuse("lang", *name, "system, fr, en");
    }
    void read_scheme(Scheme& into) {
        const std::optional<std::string> name = text("scheme", "light, dark, contrast");
        if (!name) return;
        for (std::size_t i = 0; i < scheme_names.size(); ++i)
            if (*name == scheme_names[i]) {
                into = schemes[i];
                return;
            }
        refuse("scheme", *name, "light, dark, contrast");
    }
    void read_text_size(int& into) {
        const auto found = file_.find("text_size");
        if (found == file_.end()) return;
        const bool is_number =
            found->is_number_integer() && *found >= least_text_size && *found <= greatest_text_size;
        if (is_number)
            into = found->get<int>();
        else
            refuse("text_size", found->dump(),
                   std::to_string(least_text_size) + "-" + std::to_string(greatest_text_size));
    }
    void read_tells_steps(bool& into) {
        const auto found = file_.find("tells_steps");
        if (found == file_.end()) return;
        if (found->is_boolean())
            into = found->get<bool>();
        else
            refuse("tells_steps", found->dump(), "true, false");
    }
    void read_format() {
        if (text("format", format) != std::string(format))
            refuse("format", file_.value("format", json()).dump(), format);
    }
    void refuse_others() {
        constexpr std::array<std::string_view, 5> known{"format", "lang", "scheme", "text_size",
                                                        "tells_steps"};
        for (const auto& [key, value] : file_.items())
            if (std::find(known.begin(), known.end(), key) == known.end())
                refuse(key, value.dump(), "format, lang, scheme, text_size, tells_steps");
    }
    const Faults& faults() const { return faults_; }

private:
    std::optional<std::string> text(const char* key, const std::string& known) {
        const auto found = file_.find(key);
        if (found == file_.end()) return std::nullopt;
        if (found->is_string()) return found->get<std::string>();
        refuse(key, found->dump(), known);
        return std::nullopt;
    }
    void refuse(const std::string& key, const std::string& value, const std::string& known) {
        faults_.push_back({path_, 0, "/" + key, "settings.value", {key, value, known}});
    }

    const std::string& path_;
    const json& file_;
    Faults faults_;
};

}  // namespace

std::string_view name_of(Scheme scheme) {
    return scheme_names.at(static_cast<std::size_t>(scheme));
}

Result<Settings> read_settings(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::error_code ignored;
    if (!in && !std::filesystem::exists(path, ignored)) return Settings{};
    if (!in) return files::fault_of_system(path, errno);
    const json file = json::parse(in, nullptr, false);
    if (!file.is_object()) return Faults{{path, 0, "", "settings.form", {}}};
    Reader reader(path, file);
    Settings settings;
    reader.read_format();
    reader.read_lang(settings.lang);
    reader.read_scheme(settings.scheme);
    reader.read_text_size(settings.text_size);
    reader.read_tells_steps(settings.tells_steps);
    reader.refuse_others();
    if (!reader.faults().empty()) return reader.faults();
    return settings;
}

Faults write_settings(const std::string& path, const Settings& settings) {
    const json file{{"format", format},
                    {"lang", lang_name(settings.lang)},
                    {"scheme", name_of(settings.scheme)},
                    {"text_size", settings.text_size},
                    {"tells_steps", settings.tells_steps}};
    const std::string beside = path + ".new";
    errno = 0;
    {
        std::ofstream out(beside, std::ios::binary | std::ios::trunc);
        out << file.dump(2) << "\n";
        out.close();
        if (!out) {
            const int error = errno == 0 ? EIO : errno;
            std::remove(beside.c_str());
            return files::fault_of_system(path, error);
        }
    }
    if (std::rename(beside.c_str(), path.c_str()) != 0) {
        const int error = errno;
        std::remove(beside.c_str());
        return files::fault_of_system(path, error);
    }
    files::sync_folder_of(path);
    return {};
}

}  // namespace bacler
