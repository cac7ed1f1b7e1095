import { useSnapshot } from 'valtio';
import { isOn, type Feature } from '#contract/features.ts';
import { stores } from './stores.ts';

/** Whether the operator has a feature, by its settings. */
export const useFeature = (name: Feature): boolean => isOn(useSnapshot(stores.settings).config?.features, name);
