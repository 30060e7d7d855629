/** Width and height of a WebP picture, read from its first thirty bytes. */
export function webpSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  const form = bytes.toString('latin1', 8, 16);
  if (form === 'WEBPVP8 ') {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  if (form === 'WEBPVP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (form === 'WEBPVP8X') {
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  throw new Error(`not a WebP picture: ${form}`);
}
