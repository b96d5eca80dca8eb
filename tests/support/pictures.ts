import { randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { uploadResponse, type UploadResponse, type UploadBody } from '@shared/contracts/uploads';
import type { Agent } from './agent';
import { expectResponse } from './expect-response';
import type { TestServer } from './server';

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

export function picture(format: Format = 'png', width = 40, height = 30): Promise<Buffer> {
  const background = { r: 255, g: 194, b: 46 };
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([
      {
        input: {
          create: {
            width: Math.ceil(width / 2),
            height: Math.ceil(height / 2),
            channels: 3,
            background: '#007a87',
          },
        },
        gravity: 'northwest',
      },
    ])
    .toFormat(format)
    .toBuffer();
}

export function blankAvif(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .avif({ effort: 0, quality: 1 })
    .toBuffer();
}

export function noise(width: number, height: number): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

export async function requestUpload(parent: Agent, body: UploadBody = {}): Promise<UploadResponse> {
  return expectResponse(await parent.post('/api/objects/upload', body), 200, uploadResponse);
}

export function putTo(uploadURL: string, body: BodyInit | Buffer, headers: Record<string, string> = {}) {
  return fetch(uploadURL, {
    method: 'PUT',
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
    headers,
    // Node requires this for a stream.
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
}

export async function upload(parent: Agent, bytes: Buffer, body: UploadBody = {}): Promise<string> {
  const { uploadURL, objectPath } = await requestUpload(parent, { size: bytes.length, ...body });
  const response = await putTo(uploadURL, bytes);
  if (response.status !== 200) throw new Error(`upload: ${response.status} ${await response.text()}`);
  return objectPath;
}

export async function download(agent: Agent, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(path, agent.url), { headers: { Cookie: agent.cookie, ...headers } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The files of all images. */
export async function storedFiles({ imageFolder }: Pick<TestServer, 'imageFolder'>): Promise<Dirent[]> {
  const entries = await readdir(imageFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile());
}
