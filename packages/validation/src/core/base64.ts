/** Characters of so many bytes in Base64: four for three bytes. */
export const base64Characters = (bytes: number): number => Math.ceil(bytes / 3) * 4;
