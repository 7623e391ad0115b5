/** Assets that the site's build replaces by their address; specs import pages' modules without a build. */
declare module '*?url' {
  const address: string;
  export default address;
}
