// A CloudFront function for viewer requests (runtime cloudfront-js-2.0, which knows no
// destructuring): clean addresses for files in an S3 bucket. npm run build puts the site's addresses
// in the place of SITE and writes deploy/generated/cloudfront-function.js.
const site = SITE;

function answer(location) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: location } },
  };
}

function queryOf(request) {
  const pairs = Object.keys(request.querystring).map((name) => {
    const value = request.querystring[name].value;
    return value === '' ? name : `${name}=${value}`;
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function decoded(uri) {
  try {
    return decodeURIComponent(uri);
  } catch (error) {
    return uri;
  }
}

function handler(event) {
  const request = event.request;
  const uri = request.uri;

  // The second character keeps //other.example/ out.
  if (/^\/[^/\\].*\/$/.test(uri)) return answer(uri.replace(/\/+$/, '') + queryOf(request));

  const target = site.redirects[uri.toLowerCase()];
  if (target !== undefined && target !== uri) return answer(target + queryOf(request));

  // A job title may have a dot in it, so only known endings make a file.
  const ending = uri.slice(uri.lastIndexOf('.') + 1);
  const isFile = site.suffixes.includes(ending) && !site.pages.includes(decoded(uri));
  if (uri === '/' || uri === site.basePath) request.uri = `${site.basePath}/index.html`;
  else if (!isFile) request.uri = `${uri}.html`;
  return request;
}
