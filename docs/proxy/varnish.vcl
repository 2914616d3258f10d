# Varnish 7 in front of the site: put this into /etc/varnish/directory.vcl, with the address of the site and the secret of
# CACHES_SECRET. It needs varnish-modules (xkey); docs/scaling.md says the rest. The first parameter lets brotli
# through. Without the second one Varnish 7.1 ends whenever the backoffice lists something: it takes the Content-Range of a
# list (users 0-24/319) for one of bytes.
#
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/directory.vcl -s malloc,1g \
#     -p http_gzip_support=off -p http_range_support=off
#
# Caddy or nginx has the certificate and passes everything on to 127.0.0.1:6081 instead of 3000, so TRUST_PROXY=2. What is
# kept is in memory alone, and nothing here writes what was asked for: varnishncsa would, with what somebody looks for.
# `npm run test:long` tries it with a real Varnish.
vcl 4.1;

import std;
import xkey;

backend site {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 60s;
    .probe = {
        .url = "/healthz";
        .interval = 1s;
        .timeout = 2s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

sub vcl_recv {
    # The site says what was published: what shows it is asked for anew, and kept for when the site does not answer.
    if (req.url == "/-/purge") {
        if (req.method != "POST" || req.http.authorization != "Bearer put-CACHES_SECRET-here") {
            return (synth(403));
        }
        set req.http.x-purged = xkey.softpurge(req.http.surrogate-key);
        return (synth(204));
    }
    if (req.restarts == 0) {
        unset req.http.x-old;
        # What has changed, or may have, is shown by nobody while the site can be asked.
        if (std.healthy(req.backend_hint)) {
            set req.grace = 0s;
        }
    } else {
        # It could not: whatever is kept, as long as it may be.
        set req.grace = 24h;
    }
    # The site sets none and reads none; a neighbor below the same name may.
    unset req.http.cookie;
    # Three ways to ask for a page, and no more.
    if (req.http.accept-encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.accept-encoding = "br";
    } elsif (req.http.accept-encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.accept-encoding = "gzip";
    } else {
        unset req.http.accept-encoding;
    }
    # All that is not GET or HEAD, and whoever says who they are, is passed on by Varnish's own rules, which follow.
}

sub vcl_hit {
    if (obj.ttl <= 0s) {
        set req.http.x-old = "1";
    }
}

sub vcl_backend_response {
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    # Only what says so is kept, and no longer than it says.
    if (beresp.http.cache-control !~ "\bpublic\b" || beresp.status >= 500) {
        set beresp.ttl = 0s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    set beresp.grace = 0s;
    if (beresp.http.cache-control ~ "\bstale-if-error=\d+") {
        set beresp.grace = std.duration(
            regsub(beresp.http.cache-control, "^.*\bstale-if-error=(\d+).*$", "\1s"), 0s);
    }
    set beresp.http.xkey = beresp.http.surrogate-key;
}

sub vcl_backend_error {
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    call say_sorry_for_the_site;
    return (deliver);
}

sub vcl_deliver {
    # Once more, for what is kept, however old.
    if (resp.status >= 500 && req.restarts == 0 && req.method ~ "^(GET|HEAD)$" && !req.http.authorization) {
        return (restart);
    }
    # The page says so to whoever reads it.
    if (req.http.x-old) {
        set resp.http.server-timing = "old;dur=" + resp.http.age + "000";
    }
    # Browsers are told what is theirs.
    set resp.http.cache-control = regsuball(resp.http.cache-control, ", *(s-maxage|stale-[a-z-]+)=\d+", "");
    if (obj.hits > 0) {
        unset resp.http.x-request-id;
        set resp.http.x-cache = "hit";
    } else {
        set resp.http.x-cache = "miss";
    }
    unset resp.http.surrogate-key;
    unset resp.http.xkey;
    unset resp.http.x-varnish;
    unset resp.http.via;
}

sub say_sorry_for_the_site {
    set beresp.http.cache-control = "no-store";
    set beresp.http.retry-after = "5";
    if (bereq.url ~ "^/api/") {
        set beresp.http.content-type = "application/json; charset=utf-8";
        set beresp.body = """{"message":"The directory cannot be reached at the moment. Please try again soon."}""";
    } else {
        set beresp.http.content-type = "text/html; charset=utf-8";
        set beresp.body = """<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Please try again soon</title></head><body><main><h1>Please try again soon</h1><p>The directory cannot be reached at the moment.</p><p>In crisis? Call or text <a href="tel:988">988</a>, any time. In danger now, call 911.</p></main></body></html>""";
    }
}
