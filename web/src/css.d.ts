/* A style sheet that is not part of the page's own: its address, relative to the module. */
declare module "*.css" {
  const address: string;
  export default address;
}
