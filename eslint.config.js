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
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
);
