import type { Area, Load } from './area.ts';

const ofCards: Area = {
  texts: () => import('../messages/cards.ts'),
  screens: {
    editCard: () => import('../screens/cards/EditCardScreen.tsx'),
    cardGroups: () => import('../screens/cards/groups/CardGroupsScreen.tsx'),
    orderCards: () => import('../screens/orders/OrderCardsScreen.tsx'),
    importOrder: () => import('../screens/imports/ImportScreen.tsx'),
    orderCardsCfn: () => import('../screens/orders/OrderCfnCardsScreen.tsx'),
    orders: () => import('../screens/orders/OrdersScreen.tsx'),
    order: () => import('../screens/orders/OrderScreen.tsx'),
  },
};

const cards: Load = () => import('../screens/cards/CardsScreen.tsx');
const editLimits: Load = () => import('../screens/limits/EditLimitsScreen.tsx');
const ofLimits: Area = {
  texts: () => import('../messages/limits.ts'),
  screens: {
    cards,
    card: cards,
    cardLimits: () => import('../screens/limits/LimitsScreen.tsx'),
    newCardLimit: editLimits,
    cardLimit: editLimits,
    limitsOfCard: () => import('../screens/limits/CardLimitsScreen.tsx'),
    cardBulk: () => import('../screens/cards/bulk/CardBulkScreen.tsx'),
  },
};

const drivers: Load = () => import('../screens/roster/DriversScreen.tsx');
const driverForm: Load = () => import('../screens/roster/DriverFormScreen.tsx');
const vehicles: Load = () => import('../screens/roster/VehiclesScreen.tsx');
const vehicleForm: Load = () => import('../screens/roster/VehicleFormScreen.tsx');
const entryImports = () => import('../screens/imports/EntryImportScreens.tsx');
const ofRoster: Area = {
  texts: () => import('../messages/roster.ts'),
  screens: {
    drivers,
    driver: drivers,
    addDriver: driverForm,
    editDriver: driverForm,
    importDrivers: async () => ({ Component: (await entryImports()).DriverImport }),
    vehicles,
    vehicle: vehicles,
    addVehicle: vehicleForm,
    editVehicle: vehicleForm,
    importVehicles: async () => ({ Component: (await entryImports()).VehicleImport }),
    importPurchases: () => import('../screens/imports/PurchaseImportScreen.tsx'),
  },
};

const promptedIdForm: Load = () => import('../screens/promptedIds/PromptedIdFormScreen.tsx');
const ofPromptedIds: Area = {
  texts: () => import('../messages/promptedIds.ts'),
  screens: {
    promptedIds: () => import('../screens/promptedIds/PromptedIdsScreen.tsx'),
    addPromptedId: promptedIdForm,
    editPromptedId: promptedIdForm,
    importPromptedIds: async () => ({ Component: (await entryImports()).PromptedIdImport }),
    cardAssignments: () => import('../screens/cardRequests/CardRequestsScreen.tsx'),
  },
};

const ofDevices: Area = {
  texts: () => import('../messages/proximity.ts'),
  screens: {
    proximity: () => import('../screens/proximity/ProximityScreen.tsx'),
    oneClick: () => import('../screens/oneClick/OneClickScreen.tsx'),
  },
};

/** Cards, and what they are given to. */
export const cardAreas: readonly Area[] = [ofCards, ofLimits, ofRoster, ofPromptedIds, ofDevices];
