import { useEffect } from 'react';

/** Sets the document title to the page's title and the brand. */
export function useTitle(title: string): void {
  useEffect(() => {
    const brand = import.meta.env.VITE_BRAND_NAME;
    document.title = title === brand ? brand : `${title} · ${brand}`;
  }, [title]);
}
