import { useState, type ComponentProps } from 'react';
import { pictureAddress } from './pictureAddress.ts';

interface PictureProps extends ComponentProps<'img'> {
  /** The picture's address, if there is one; one that pictures may not come from is none. */
  src: string | undefined;
}

/** A decorative picture, never a broken one: its children replace a picture that is missing, from a foreign place, or fails to load. */
export function Picture({ src: named, children, ...rest }: PictureProps) {
  const [missing, setMissing] = useState<string>();
  const src = pictureAddress(named);
  if (!src || src === missing) return children;
  return <img alt="" decoding="async" {...rest} key={src} src={src} onError={() => setMissing(src)} />;
}
