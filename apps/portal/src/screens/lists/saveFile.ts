export interface SentFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly base64: string;
}

/** Downloads a file sent by the gateway. */
export function saveFile({ fileName, mediaType, base64 }: SentFile): void {
  const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
  saveBlob(fileName, new Blob([bytes], { type: mediaType }));
}

/** Safari reads the file only after the click. */
const READ_MILLISECONDS = 60_000;

/** Downloads a file created in the browser. */
export function saveBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  followLink(address, { download: fileName });
  setTimeout(() => URL.revokeObjectURL(address), READ_MILLISECONDS);
}

/** Follows a link without leaving the page: a download, or another app's link. */
export function followLink(href: string, attributes: { readonly download?: string } = {}): void {
  Object.assign(document.createElement('a'), { href, ...attributes }).click();
}
