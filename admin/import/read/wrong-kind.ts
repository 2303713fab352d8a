import { decode } from './decode.ts';

const start = (bytes: Uint8Array, length: number) => decode(bytes.subarray(0, length), 'windows-1252');

const saveAs = 'Open it there, save it as "CSV UTF-8", and choose that file.';

/** Why a file is no list with separators, whatever its name, and what to do; undefined if it may be one. */
export function wrongKind(bytes: Uint8Array): string | undefined {
  const head = start(bytes, 4096);
  if (head.startsWith('PK')) return zipKind(start(bytes, 100_000));
  if (head.startsWith('ÐÏ\x11à'))
    return 'This is an Excel workbook of the old kind (.xls), or one with a password. In Excel, save it as "CSV UTF-8", and choose that file.';
  if (head.startsWith('%PDF')) return 'This is a PDF. Ask for the list as a CSV or Excel file, and choose that.';
  if (head.startsWith('{\\rtf')) return `This is a text document (RTF). ${saveAs}`;
  if (/^(‰PNG|ÿØÿ|GIF8)/.test(head)) return 'This is a picture. Choose the list itself, as a CSV file.';
  if (head.startsWith('\x1f‹')) return 'This is a compressed file. Unpack it, and choose the CSV file in it.';
  const text = head.replace(/^ï»¿/, '').replaceAll('\0', '').trimStart();
  if (/^BEGIN:VCARD/i.test(text))
    return 'These are contact cards (vCard). In the program they come from, export the contacts as CSV, and choose that file.';
  if (/^BEGIN:VCALENDAR/i.test(text)) return 'This is a calendar. Choose a list of contacts, as a CSV file.';
  if (/^<(\?xml|!doctype|html|head|body|table|meta|style)\b/i.test(text))
    return `This is a web page or XML, as some programs write it under the name of an Excel file. Open it in Excel, save it as "CSV UTF-8", and choose that file.`;
  if (/^(\[\s*[{[\]"]|\{\s*["}])/.test(text))
    return 'This is JSON. Export the list as CSV from the program it comes from, and choose that file.';
  return undefined;
}

function zipKind(text: string): string {
  if (text.includes('opendocument.spreadsheet'))
    return 'This is a LibreOffice workbook. In LibreOffice, save it as "Text CSV", and choose that file.';
  if (text.includes('word/document') || text.includes('opendocument.text'))
    return `This is a text document. Copy its table into a spreadsheet, save that as "CSV UTF-8", and choose that file.`;
  if (text.includes('Index/Document.iwa') || text.includes('Index/'))
    return 'This is a Numbers document. In Numbers, export it as CSV, and choose that file.';
  if (text.includes('[Content_Types].xml') || text.includes('xl/') || !text.includes('.'))
    return 'This is an Excel workbook. In Excel, save it as "CSV UTF-8", and choose that file.';
  return 'This is a compressed folder (zip). Unpack it, and choose the CSV file in it.';
}
