import { useState, type ComponentProps } from 'react';

interface PictureProps extends ComponentProps<'img'> {
  /** Where it is, if it is anywhere. */
  src: string | undefined;
}

/** A picture beside words, never a broken one: what is inside stands in the place of one that can't be had. */
export function Picture({ src, children, ...look }: PictureProps) {
  const [missing, setMissing] = useState<string>();
  if (!src || src === missing) return children;
  return <img alt="" decoding="async" {...look} key={src} src={src} onError={() => setMissing(src)} />;
}
