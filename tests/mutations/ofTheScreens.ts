import type { Mutation } from './mutation.ts';

/** Mutations of what screens say and show, each planted alone. */
export const ofTheScreens: Mutation[] = [
  {
    name: 'a picture comes from any place',
    changes: [
      {
        file: 'src/ui/media/pictureAddress.ts',
        from: `isListed(origin, import.meta.env.VITE_IMG_HOSTS)`,
        to: `address.startsWith('https:')`,
      },
    ],
    found: { test: 'tests/checks/settingsAddresses.test.ts' },
  },
  {
    name: 'a scratch card is shown before its foil is painted',
    changes: [
      {
        file: 'src/features/rewards/points/scratch/DrawnCard.tsx',
        from: `const [covered, setCovered] = useState(false);`,
        to: `const [covered, setCovered] = useState(true);`,
      },
    ],
    found: { test: 'src/features/rewards/points/scratch/ScratchTab.test.tsx' },
  },
  {
    name: 'a map of another time sends home',
    changes: [
      { file: 'src/shared/activities/forActivity.tsx', from: `    if (!settled) return <Waiting />;\n`, to: '' },
    ],
    found: { test: 'src/shared/activities/forActivity.test.tsx' },
  },
  {
    name: 'an error moves the button that is being tapped',
    changes: [
      {
        file: 'src/shared/forms/afterTap.ts',
        from: `  if (pressed) waiting.push(change);\n  else change();`,
        to: `  change();`,
      },
    ],
    found: { test: 'src/shared/forms/afterTap.test.ts' },
  },
  {
    name: 'a part of the rewards is their total',
    changes: [
      {
        file: 'src/features/bonus/BonusScreen.tsx',
        from: `failed.length > 0 || known.some((each) => each.isPart)`,
        to: `known.some((each) => each.isPart)`,
      },
    ],
    found: { test: 'src/features/bonus/bonusAtLeast.test.tsx' },
  },
  {
    name: 'a bonus for a level is given to all',
    changes: [
      {
        file: 'sandbox/operator/money/offers.ts',
        from: `(item?.minLevel ?? 0) > level ? 0 : (item?.bonus ?? 0)`,
        to: `item?.bonus ?? 0`,
      },
    ],
    found: { test: 'sandbox/operator/money/offers.test.ts' },
  },
];
