import { subscribe } from 'valtio/vanilla';
import { stores } from '#data/stores.ts';
import { statePictures } from '#ui/states/statePictures.ts';

/** Our pictures that an operator's generic image of the same name replaces (E-08); `banner…` are the lobby's. */
const names = ['error', 'maintenance', 'noRecords', 'noResults', 'notFound'] as const;

/** Replaces the app's own pictures by the operator's generic images of the same names, as the settings have them. */
export function followGenericImages(): void {
  const follow = () => {
    const images = stores.settings.config?.genericImages ?? [];
    const own = names.flatMap((name) => {
      const image = images.find(({ uniqueKey }) => uniqueKey === name);
      return image ? [[`/icons/states/${name}.svg`, image.img] as const] : [];
    });
    statePictures.by = Object.fromEntries(own);
  };
  subscribe(stores.settings, follow);
  follow();
}
