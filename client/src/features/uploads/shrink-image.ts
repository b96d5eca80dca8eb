const LONGEST = 2560;
const WORTH_IT_BYTES = 1_500_000;
const QUALITY = 0.9;

/**
 * Shrinks a photo for a faster upload, without its location. Returns the file itself if it can't be decoded
 * or doesn't get smaller.
 */
export async function shrinkImage(file: File): Promise<Blob> {
  if (file.size < WORTH_IT_BYTES || file.type === 'image/gif') return file;
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    // JPEG has no transparency. A browser that can't encode WebP returns PNG, which is not smaller.
    const light = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp', QUALITY),
    );
    return light && light.size < file.size ? light : file;
  } catch {
    return file;
  }
}
