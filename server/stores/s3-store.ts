import { Readable } from 'node:stream';
import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import { unavailable } from '../lib/errors';
import { collect, plainKey, TooManyBytesError, type ImageStore } from './image-store';

export interface S3Settings {
  endpoint: string | undefined;
  publicEndpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const AT_ONCE = 8;
const UNCHECKED_TYPE = 'application/octet-stream';
// The thrown error contains everything the libraries would print.
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

const TIMES = {
  connectMs: 3000,
  silenceMs: 4000,
  requestMs: 15_000,
  passingSilenceMs: 14_000,
  passingRequestMs: 45_000,
  /** Anyone may call `/readyz` often. */
  checkMs: 5000,
};
export type S3Times = typeof TIMES;

/** Loads its libraries only here. `given` overrides times for tests. */
export async function createS3Store(settings: S3Settings, given: Partial<S3Times> = {}): Promise<ImageStore> {
  const times = { ...TIMES, ...given };
  const [s3, { getSignedUrl }, { createPresignedPost }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
    import('@aws-sdk/s3-presigned-post'),
  ]);
  const { bucket: Bucket, region, accessKeyId, secretAccessKey } = settings;
  const clientFor = (
    endpoint: string | undefined,
    requestTimeout = times.requestMs,
    socketTimeout = times.silenceMs,
  ) =>
    new s3.S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      // Many compatible stores don't support newer checksums, and browsers can't send them.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      logger: SILENT,
      requestHandler: {
        connectionTimeout: times.connectMs,
        requestTimeout,
        // A slow request would otherwise only be logged.
        throwOnRequestTimeout: true,
        socketTimeout,
      },
    });
  const client = clientFor(settings.endpoint);
  const passing = clientFor(settings.endpoint, times.passingRequestMs, times.passingSilenceMs);
  // A signature covers the host, so browser URLs use the public one.
  const signer = settings.publicEndpoint ? clientFor(settings.publicEndpoint) : client;
  let checked = { at: -Infinity, result: Promise.resolve() };

  const get = async (key: string) => {
    try {
      const answer = await client.send(new s3.GetObjectCommand({ Bucket, Key: plainKey(key) }));
      if (!(answer.Body instanceof Readable)) throw new Error('the store sent no stream');
      return { size: answer.ContentLength ?? 0, stream: answer.Body };
    } catch (error) {
      if (error instanceof s3.NoSuchKey || nameOf(error) === 'NotFound') return null;
      throw storeFault(error);
    }
  };
  const put = async (key: string, Body: Buffer, ContentType: string) => {
    await client
      .send(new s3.PutObjectCommand({ Bucket, Key: plainKey(key), Body, ContentType }))
      .catch(rethrow);
  };
  /** The store accepts all `ContentLength` bytes or nothing. */
  const passOn = async (key: string, chunks: AsyncIterable<Buffer>, ContentLength: number) => {
    const Body = Readable.from(chunks);
    const aborting = new AbortController();
    let broken: Error | undefined;
    // A disconnected sender would end the process without this.
    Body.once('error', (error) => {
      broken = error;
      aborting.abort();
    });
    const command = new s3.PutObjectCommand({
      Bucket,
      Key: plainKey(key),
      Body,
      ContentLength,
      ContentType: UNCHECKED_TYPE,
    });
    try {
      await passing.send(command, { abortSignal: aborting.signal });
    } catch (error) {
      throw broken ?? storeFault(error);
    } finally {
      Body.destroy();
    }
  };
  const putUrl = (
    key: string,
    terms: { contentType?: string | undefined; size?: number | undefined },
    expiresIn: number,
  ) =>
    getSignedUrl(
      signer,
      new s3.PutObjectCommand({
        Bucket,
        Key: plainKey(key),
        ContentType: terms.contentType,
        ContentLength: terms.size,
      }),
      // By default, any size and type would pass. Undeclared values are omitted, because the libraries would
      // add a type that browsers don't send.
      {
        expiresIn,
        signableHeaders: new Set([
          'host',
          ...(terms.size === undefined ? [] : ['content-length']),
          ...(terms.contentType === undefined ? [] : ['content-type']),
        ]),
      },
    );

  return {
    async check() {
      if (performance.now() - checked.at >= times.checkMs) {
        const result = client.send(new s3.HeadBucketCommand({ Bucket })).then(() => {}, rethrow);
        checked = { at: performance.now(), result };
      }
      await checked.result;
    },
    write: put,
    async receive(key, chunks, maxBytes, length) {
      // A bucket requires the length in advance.
      if (length === undefined) await put(key, await collect(chunks, maxBytes), UNCHECKED_TYPE);
      else if (length > maxBytes) throw new TooManyBytesError();
      else await passOn(key, chunks, length);
    },
    async read(key, maxBytes) {
      const found = await get(key);
      if (!found) return null;
      if (found.size > maxBytes) {
        found.stream.destroy();
        throw new TooManyBytesError();
      }
      return collect(found.stream, maxBytes).catch((error: unknown) => {
        // The stream can also fail in the middle.
        throw error instanceof TooManyBytesError ? error : storeFault(error);
      });
    },
    open: get,
    async removeFolder(folder) {
      const Prefix = `${plainKey(folder)}/`;
      let ContinuationToken: string | undefined;
      do {
        const page: ListObjectsV2CommandOutput = await client
          .send(new s3.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
          .catch(rethrow);
        const found = page.Contents ?? [];
        // One by one, because compatible stores disagree about the checksum of bulk deletions.
        for (let from = 0; from < found.length; from += AT_ONCE) {
          await Promise.all(
            found
              .slice(from, from + AT_ONCE)
              .map(({ Key }) => client.send(new s3.DeleteObjectCommand({ Bucket, Key }))),
          ).catch(rethrow);
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    direct: {
      origin: new URL(await putUrl('origin', {}, 60)).origin,
      putUrl,
      postForm: (key, { contentType, maxBytes }, Expires) =>
        createPresignedPost(signer, {
          Bucket,
          Key: plainKey(key),
          Expires,
          Conditions: [['content-length-range', 1, maxBytes]],
          ...(contentType === undefined ? {} : { Fields: { 'Content-Type': contentType } }),
        }),
    },
  };
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error ? error.name : undefined;
}

/** Logs only the error's name and message, because the libraries' error contains the whole signed request. */
function storeFault(error: unknown): Error {
  const plain = error instanceof Error ? new Error(`${error.name}: ${error.message}`) : new Error('store');
  return unavailable('store', plain);
}

function rethrow(error: unknown): never {
  throw storeFault(error);
}
