/** Length of the given number of bytes in Base64: four characters per three bytes. */
export const base64Characters = (bytes: number): number => Math.ceil(bytes / 3) * 4;
