/** Words of choosing and uploading an image. */
export default {} as const;
