// The people of the demo shop whom anybody may sign in as, all with one password.
import type { CatalogueAccount, CataloguePeople } from '../../src/domain/catalogue/catalogue-people.ts';

export const knownPassword = 'vitrine-demo';

const unitedStates = 223;
const france = 73;
const month = 30 * 24;

export const knownPeople: CataloguePeople = {
  customers: [
    {
      id: 'known-shopper',
      name: 'Margaux Tremblay',
      email: 'shopper@vitrine.example',
      countryId: unitedStates,
      joinedHoursAgo: 8 * month,
    },
    {
      id: 'known-paris',
      name: 'Odile Marchand',
      email: 'paris@vitrine.example',
      countryId: france,
      joinedHoursAgo: 5 * month,
    },
    {
      id: 'known-ambassador',
      name: 'Inès Okafor',
      email: 'ambassador@vitrine.example',
      countryId: unitedStates,
      roles: ['ambassador'],
      joinedHoursAgo: 7 * month,
    },
    {
      id: 'known-staff',
      name: 'Jules Lindqvist',
      email: 'staff@vitrine.example',
      countryId: unitedStates,
      roles: ['staff'],
      joinedHoursAgo: 12 * month,
    },
  ],
  orders: [
    {
      customerId: 'known-shopper',
      status: 'delivered',
      placedHoursAgo: 2 * month,
      lines: [
        { productId: 1001, size: 'S', quantity: 1, unitPrice: 35_600 },
        { productId: 1013, size: '8', quantity: 1, unitPrice: 36_500 },
      ],
    },
    {
      customerId: 'known-shopper',
      status: 'delivered',
      placedHoursAgo: 4 * month,
      lines: [{ productId: 1004, size: 'S', quantity: 1, unitPrice: 29_800 }],
    },
  ],
  reviews: [
    {
      productId: 1004,
      customerId: 'known-shopper',
      authorName: 'Margaux T.',
      rating: 5,
      fit: 3,
      title: 'Wore it twice in one week',
      body: 'The cloth is heavier than it looks and falls the way the pictures promise. I took my usual size.',
      size: 'S',
      heightCm: 170,
      status: 'approved',
      writtenHoursAgo: 3 * month,
      photos: [],
    },
  ],
  loves: [
    { productId: 1008, customerId: 'known-shopper', hoursAgo: 20 * 24 },
    { productId: 1025, customerId: 'known-shopper', hoursAgo: 12 * 24 },
  ],
  guestLoves: [],
};

export const knownAccounts: readonly CatalogueAccount[] = [
  {
    customerId: 'known-shopper',
    phone: '+12015550142',
    addresses: [
      {
        label: 'Home',
        name: 'Margaux Tremblay',
        line1: '148 High Street',
        line2: 'Apartment 5',
        city: 'Columbus',
        region: 'OH',
        postalCode: '43215',
        country: 'US',
      },
      {
        label: 'The cabin',
        name: 'Margaux Tremblay',
        line1: '9 Spruce Lane',
        line2: '',
        city: 'Homer',
        region: 'AK',
        postalCode: '99603',
        country: 'US',
      },
    ],
    wishlists: [{ name: 'For the wedding in June', productIds: [1001, 1013] }],
  },
  {
    customerId: 'known-paris',
    addresses: [
      {
        label: '',
        name: 'Odile Marchand',
        line1: '12 rue des Rosiers',
        line2: '',
        city: 'Paris',
        region: '',
        postalCode: '75004',
        country: 'FR',
      },
    ],
    wishlists: [],
  },
  { customerId: 'known-ambassador', addresses: [], wishlists: [] },
  { customerId: 'known-staff', addresses: [], wishlists: [] },
];

/** A gift card anybody may spend, once. */
export const knownGiftCard = {
  id: '00000000-0000-4000-8000-000000000050',
  code: 'VITR-DEMO-0050',
  amountMinor: 5_000,
  currency: 'USD',
} as const;
