import { heroAzure, heroAzureSmall } from './home/azure';
import { bannerMobile, bannerTablet } from './home/banner-mobile';
import { heroBusinessCentral, heroBusinessCentralSmall } from './home/business-central';
import { heroNav, heroNavSmall } from './home/dynamics-nav';
import { heroEdTech, heroEdTechSmall } from './home/ed-tech';
import { heroLsCentral, heroLsCentralSmall } from './home/ls-central';
import { heroPowerApps, heroPowerAppsSmall } from './home/power-apps';
import { heroPowerBi, heroPowerBiSmall } from './home/power-bi';
import { heroWeb, heroWebSmall } from './home/web-and-apps';

export const homePictures = [
  heroBusinessCentral,
  heroBusinessCentralSmall,
  heroNav,
  heroNavSmall,
  heroLsCentral,
  heroLsCentralSmall,
  heroPowerBi,
  heroPowerBiSmall,
  heroAzure,
  heroAzureSmall,
  heroPowerApps,
  heroPowerAppsSmall,
  heroWeb,
  heroWebSmall,
  heroEdTech,
  heroEdTechSmall,
  bannerMobile,
  bannerTablet,
] as const;
