import { Sample } from './Sample.tsx';
import layout from '#ui/layout.module.css';

const levels = [0, 1, 2, 3, 4, 5];
const props = [
  'coin',
  'points',
  'diamond',
  'activityPoints',
  'couponFixed',
  'couponGeneral',
  'couponGive',
  'jackpot',
  'jackpotMini',
  'jackpotMinor',
  'jackpotMajor',
  'jackpotMega',
  'lotterySmall',
  'lotteryMiddle',
  'lotteryGreat',
  'newYearFireworks',
  'newYearFruit',
  'newYearHorn',
  'newYearLantern',
];
const states = ['noRecords', 'id1', 'id2', 'id3', 'noResults', 'notFound', 'offline', 'error', 'maintenance'];

/** The app's own drawings: level marks, prizes and empty states. */
export function Drawings() {
  return (
    <>
      <Sample name="VIP badges">
        <div className={layout['inline']}>
          {levels.map((level) => (
            <img key={level} src={`/icons/vip/${level}.svg`} alt={`VIP ${level}`} width={56} height={56} />
          ))}
        </div>
      </Sample>
      <Sample name="Props">
        <div className={layout['inline']}>
          {props.map((name) => (
            <img key={name} src={`/icons/props/${name}.svg`} alt={name} width={48} height={48} />
          ))}
        </div>
      </Sample>
      <Sample name="States">
        <div className={layout['inline']}>
          {states.map((name) => (
            <img key={name} src={`/icons/states/${name}.svg`} alt={name} width={160} height={120} />
          ))}
        </div>
      </Sample>
    </>
  );
}
