import { useState, type ComponentProps } from 'react';
import { pictureAddress } from './pictureAddress.ts';

interface PictureProps extends ComponentProps<'img'> {
  /** The picture's address, if any; ignored if pictures may not come from there. */
  src: string | undefined;
}

/**
 * A decorative picture that is never shown broken: its children replace a picture that is missing, from a forbidden
 * place, or fails to load.
 */
export function Picture({ src: named, children, ...rest }: PictureProps) {
  const [missing, setMissing] = useState<string>();
  const src = pictureAddress(named);
  if (!src || src === missing) return children;
  return <img alt="" decoding="async" {...rest} key={src} src={src} onError={() => setMissing(src)} />;
}
