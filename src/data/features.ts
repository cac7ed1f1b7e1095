import { useSnapshot } from 'valtio';
import { isOn, type Feature } from '#contract/features.ts';
import { stores } from './stores.ts';

/** Whether the operator has a feature, by its settings; what belongs to none is always there. */
export const useFeature = (name: Feature | undefined): boolean =>
  isOn(useSnapshot(stores.settings).config?.features, name);
