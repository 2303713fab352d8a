import type { ConfigData } from 'html-validate';

/** The checker's recommended rules; each one that is switched off says why. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The renderer writes `<!doctype html>` and `<meta/>`: both are valid HTML, and no reader sees either.
    'doctype-style': 'off',
    'void-style': 'off',
    // Telephone numbers may break across lines in a narrow column; the link has the whole number.
    'tel-non-breaking': 'off',
    // `autocapitalize` is a global attribute in the HTML standard; phones honour it in email fields.
    'input-attributes': 'off',
  },
};
