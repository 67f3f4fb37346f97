export default { transpilePackages: ['@forecourt/ui'] };
