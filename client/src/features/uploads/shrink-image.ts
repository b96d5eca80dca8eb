// Nothing is ever shown larger than this (the longest side of the largest stored size).
const LONGEST = 2560;
const WORTH_IT_BYTES = 1_500_000;
const QUALITY = 0.9;

/**
 * A large photo, drawn smaller in the browser: it is sent in seconds also over a slow line, and the place where it was taken
 * stays at home. Anything that can't be drawn, or gains nothing, is sent as it is; the server checks and draws it anew.
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
    // JPEG knows nothing see-through; WebP does, and a browser that can't write it gives PNG, which is no gain.
    const light = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp', QUALITY),
    );
    return light && light.size < file.size ? light : file;
  } catch {
    return file;
  }
}
