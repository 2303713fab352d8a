/** By extension, with the name that readers see. */
export const fileTypes = {
  csv: 'Spreadsheet, CSV',
  ics: 'Calendar file',
  ps1: 'PowerShell script',
  sh: 'Shell script',
  txt: 'Text file',
  md: 'Markdown text',
} as const;

export type FileType = keyof typeof fileTypes;

/** `restore-log.csv` */
export const offeredFileName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(csv|ics|ps1|sh|txt|md)$/;

export const fileTypeOf = (name: string) => name.slice(name.lastIndexOf('.') + 1) as FileType;

export const offeredFileAddress = (path: string, name: string) => `/files${path}/${name}`;
