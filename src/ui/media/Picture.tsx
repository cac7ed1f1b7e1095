import { useState, type ComponentProps } from 'react';

interface PictureProps extends ComponentProps<'img'> {
  /** The picture's address, if there is one. */
  src: string | undefined;
}

/** A decorative picture, never a broken one: its children replace a picture that is missing or fails to load. */
export function Picture({ src, children, ...rest }: PictureProps) {
  const [missing, setMissing] = useState<string>();
  if (!src || src === missing) return children;
  return <img alt="" decoding="async" {...rest} key={src} src={src} onError={() => setMissing(src)} />;
}
