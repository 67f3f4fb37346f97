export interface SentFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly base64: string;
}

/** Lets the browser save a file that the gateway made. */
export function saveFile({ fileName, mediaType, base64 }: SentFile): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
  saveBlob(fileName, new Blob([bytes], { type: mediaType }));
}

/** Lets the browser save a file that was made here. */
export function saveBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  followLink(address, { download: fileName });
  URL.revokeObjectURL(address);
}

/** Follows a link that does not leave the page: a download, or one for another app. */
export function followLink(href: string, attributes: { readonly download?: string } = {}): void {
  Object.assign(document.createElement('a'), { href, ...attributes }).click();
}
