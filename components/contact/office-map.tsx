import { Art } from '../ui/art';
import styles from './office-map.module.scss';

export function OfficeMap() {
  return (
    <div className={styles.map} data-print="hide">
      <Art name="map-noida-wide" small="map-noida" alt="" />
    </div>
  );
}
