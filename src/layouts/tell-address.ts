/**
 * The script of the page that hidden frames and the sign-in's own window end on: it tells its
 * address to who opened it, on this origin only. A window that came back from another origin may
 * have lost its opener; the OpenID client then listens on a channel named by the state.
 */
export const TELL_ADDRESS =
  "(()=>{const u=location.href,m={source:'oidc-client',url:u,keepOpen:false},o=parent!==self?parent:opener,s=new URL(u).searchParams.get('state');if(o)o.postMessage(m,location.origin);else if(s){new BroadcastChannel('oidc-client-popup-'+s).postMessage(m);close()}})()"
