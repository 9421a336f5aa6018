/** Words nobody can read, each in one stroke, about 50 wide on a base line at 14. */
export const words = [
  'M0 14C6 -2 12 2 8 14C14 4 18 4 18 14C24 4 30 4 28 14L34 -4V14C40 4 46 4 44 14H52',
  'M0 14C2 -6 16 -6 14 6C12 14 4 14 2 14C14 14 18 4 22 6V14C28 4 34 4 32 14H44',
  'M12 2C0 -4 -4 14 6 14C14 14 14 8 8 8C16 8 20 6 22 14C28 4 34 4 32 14C38 4 42 4 42 14',
];
