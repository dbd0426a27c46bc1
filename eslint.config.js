/** Lint rules for the page, the games' drawings and the browser tests. */
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

const HEX = "/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i";
const LITERAL_COLOUR = ["Literal", "SvelteLiteral", "TemplateElement"].map((node) => ({
  selector: `${node}[value${node === "TemplateElement" ? ".raw" : ""}=${HEX}]`,
  message: "Colours have names: design/tokens.css, or tokens.css of the game.",
}));

/** Forbid imports that match; what each folder may import stands in web/README.md. */
const arrows = (files, regex, message) => ({
  files,
  ignores: ["**/*.test.ts"],
  rules: { "no-restricted-imports": ["error", { patterns: [{ regex, message }] }] },
});

export default ts.config(
  {
    ignores: [
      "**/node_modules/",
      ".venv/",
      "build/",
      "dist/",
      "docs/",
      "bench/",
      "examples/",
      "src/beffroi/server/page/",
      "web/src/generated/",
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // TypeScript finds these, and knows types too
      "svelte/prefer-svelte-reactivity": "off", // a plain Set is chosen where nothing drawn depends on it
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.test.ts", "tests/browser/**"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" }, // where nothing is found, the test fails all the same
  },
  {
    files: ["web/src/**", "src/beffroi/games/*/ui/**"],
    ignores: ["**/ui/art/**", "**/*.test.ts"],
    rules: { "no-restricted-syntax": ["error", ...LITERAL_COLOUR] },
  },
  arrows(["web/src/i18n/**"], "^@web/(?!generated/|i18n/)", "i18n imports only generated types."),
  arrows(
    ["web/src/core/**"],
    "^@web/(?!generated/|i18n/|core/|design/media\\.css)",
    "core imports only i18n and generated types.",
  ),
  arrows(["web/src/design/**"], "^@web/(board|features)", "design knows neither boards nor features."),
  arrows(["web/src/board/**"], "^@web/(core|features)", "board imports only design, i18n and generated types."),
  arrows(["web/src/features/**"], "^(@web/features/\\w+/|\\.\\./)", "A feature is imported through its index.ts."),
  arrows(
    ["src/beffroi/games/*/ui/**"],
    "^@web/(?!board/|i18n/|design/|generated/)",
    "A game's drawings import only board, i18n, design and generated types.",
  ),
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
);
