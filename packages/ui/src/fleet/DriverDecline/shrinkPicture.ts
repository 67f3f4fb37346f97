/** Maximum length of the longer side in pixels; enough to read an odometer. */
const SIDE_MAX = 1280;
const QUALITY = 0.7;

/**
 * Converts a photo to a small upright JPEG in Base64, without its EXIF location and time.
 * @throws if the browser cannot decode the file
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', QUALITY).replace('data:image/jpeg;base64,', '');
}
