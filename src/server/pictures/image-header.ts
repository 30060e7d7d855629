// Width and height from the first bytes of a file, without decoding it: WebP, PNG and JPEG.

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Null for anything that does not begin as a picture does. */
export function imageSize(bytes: Buffer): ImageSize | null {
  if (bytes.length < 30) return null;
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return webpSize(bytes);
  if (bytes.readUInt32BE(0) === 0x89504e47)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  return bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : null;
}

function webpSize(bytes: Buffer): ImageSize | null {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind !== 'VP8L') return null;
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

/** Steps from marker to marker up to the frame header, which alone holds the size. */
function jpegSize(bytes: Buffer): ImageSize | null {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return null;
}
