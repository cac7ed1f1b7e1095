import { within, type World } from '#worker/world.ts';
import type { ImageEditor } from './canvas.ts';

/** The timeout for decoding a picture, and for each encoding of it, milliseconds. */
export const pictureTimeout = 20_000;

/** An image editor that rejects what a browser never finishes decoding or encoding; a picture that is late is closed. */
export const limitedEditor =
  (world: World, open: ImageEditor): ImageEditor =>
  async (file) => {
    const opening = open(file);
    try {
      const picture = await within(world, pictureTimeout, opening);
      return { ...picture, jpeg: (...size) => within(world, pictureTimeout, picture.jpeg(...size)) };
    } catch (error) {
      void opening.then((picture) => picture.close()).catch(() => {});
      throw error;
    }
  };
