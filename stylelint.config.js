/** Lint rules for style sheets and for the styles in components. */
export default {
  extends: ["stylelint-config-recommended"],
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    { files: ["web/src/design/tokens.css", "**/ui/art/**"], rules: { "color-no-hex": null } }, // palette and drawings
  ],
  rules: {
    "color-no-hex": true,
    "media-feature-name-disallowed-list": ["/width$/", "/height$/", "/aspect-ratio$/"], // named in design/media.css
    "no-duplicate-selectors": null, // a rule is repeated beside what it is about
    "no-descending-specificity": null, // what is about one state of a piece stands together
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
  },
};
