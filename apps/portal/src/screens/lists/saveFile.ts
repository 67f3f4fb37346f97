export interface SentFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly base64: string;
}

/** Lets the browser save a file that the gateway made. */
export function saveFile({ fileName, mediaType, base64 }: SentFile): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Lets the browser fetch a file by its link, which answers as a download: the page stays. */
export function followDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}
