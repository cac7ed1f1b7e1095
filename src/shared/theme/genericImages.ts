import { subscribe } from 'valtio/vanilla';
import { stores } from '#data/stores.ts';
import { statePictures } from '#ui/states/statePictures.ts';

/** The pictures of ours that an operator's generic image of the same name stands for (E-08); `banner…` are the lobby's. */
const names = ['error', 'maintenance', 'noRecords', 'noResults', 'notFound'] as const;

/** Has the operator's generic images stand for the app's own pictures of the same names, as the settings have them. */
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
