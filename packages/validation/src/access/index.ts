export * from './accessRules.ts';
export * from './can.ts';
export * from './features.ts';
export * from './flags.ts';
export * from './permissionMatrix.ts';
export * from './permissions.ts';
export * from './rolePermissions.ts';
export * from './roles.ts';
