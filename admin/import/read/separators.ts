export const separators = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
  ':': 'Colon',
  '^': 'Caret',
} as const;
export type Separator = keyof typeof separators;
