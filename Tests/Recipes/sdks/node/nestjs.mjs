// Replaces the parts of NestJS that the recipe uses.
export const Catch = () => (type) => type;
