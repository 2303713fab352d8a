export type ZipEntry = { name: string; size: number };

/**
 * Names and unpacked sizes in a zip archive's directory (APPNOTE.TXT, 4.3.12 and 4.3.16). Empty if it is none, or is cut
 * off.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return [];
  const entries: ZipEntry[] = [];
  let place = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (place + 46 > view.byteLength || view.getUint32(place, true) !== 0x02014b50) return [];
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((at) => view.getUint16(place + at, true));
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + name)),
      size: view.getUint32(place + 24, true),
    });
    place += 46 + name + extra + comment;
  }
  return entries;
}

/** The last record, before a comment of at most 65,535 bytes. */
function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let place = view.byteLength - 22; place >= first; place -= 1)
    if (view.getUint32(place, true) === 0x06054b50) return place;
  return undefined;
}
