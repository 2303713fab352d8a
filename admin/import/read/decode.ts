export const encodings = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (older Excel)',
  'windows-1250': 'Windows-1250 (Central European)',
  cp850: 'CP850 (MS-DOS)',
  macintosh: 'Mac Roman (older Macintosh)',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  mixed: 'UTF-8 and Windows-1252, mixed',
} as const;
export type Encoding = keyof typeof encodings;

/** Bytes 80 to FF, which no browser decodes. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** The text without its byte order mark. */
export function decode(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === 'mixed') return linesOf(bytes).map(decodeLine).join('');
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes);
  return new TextDecoder('iso-8859-1')
    .decode(bytes.map((byte) => (byte < 0x80 ? byte : 0x1a)))
    .replaceAll('\x1a', (_sign, place: number) => cp850[(bytes[place] ?? 0x80) - 0x80] ?? '\x1a');
}

/** Undefined where the bytes are no UTF-8. */
export function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const decodeLine = (line: Uint8Array) => asUtf8(line) ?? new TextDecoder('windows-1252').decode(line);

/** Each with its line break. */
export function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (const [place, byte] of bytes.entries()) {
    if (byte !== 0x0a && (byte !== 0x0d || bytes[place + 1] === 0x0a)) continue;
    lines.push(bytes.subarray(start, place + 1));
    start = place + 1;
  }
  if (start < bytes.length) lines.push(bytes.subarray(start));
  return lines;
}
