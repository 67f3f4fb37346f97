export * from './cardGuide.ts';
export * from './cardInWords.ts';
export * from './constants.ts';
export * from './declineOffer.ts';
export * from './driverLink.ts';
export * from './driverRequest.ts';
export * from './nearestStations.ts';
