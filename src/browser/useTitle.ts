import { useEffect } from 'react';

/** Names the tab after the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    const brand = import.meta.env.VITE_BRAND_NAME;
    document.title = title === brand ? brand : `${title} · ${brand}`;
  }, [title]);
}
