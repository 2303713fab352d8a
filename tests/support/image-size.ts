/** @throws for other files */
export function pngSize(file: Buffer): [width: number, height: number] {
  if (!file.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) throw new Error('not a PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

/**
 * An ICO stores 256 as 0.
 * @throws for other files
 */
export function icoSizes(file: Buffer): [width: number, height: number][] {
  if (file.readUInt32LE(0) !== 0x00010000) throw new Error('not an ICO');
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + index * 16;
    return [file.readUInt8(entry) || 256, file.readUInt8(entry + 1) || 256];
  });
}
