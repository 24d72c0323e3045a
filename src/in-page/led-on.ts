/** Before anything is drawn: an address that goes on by itself shows no sign of waiting. */
if (new URLSearchParams(location.search).has('autoSignIn'))
  document.documentElement.dataset['ledOn'] = ''
