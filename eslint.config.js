/** Lint rules for the page, the games' drawings and the browser tests. */
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

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
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
);
