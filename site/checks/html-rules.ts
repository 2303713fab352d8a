import type { ConfigData } from 'html-validate';

/** html-validate's recommended rules, with exceptions. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The renderer writes `<!doctype html>` and `<meta/>`; both are valid.
    'doctype-style': 'off',
    'void-style': 'off',
    // Numbers may wrap in a narrow column; the link has the whole number.
    'tel-non-breaking': 'off',
    // `autocapitalize` is a global attribute in the HTML standard.
    'input-attributes': 'off',
  },
};
